# The server with everything it needs. Tables are kept in the volume /data:
#
#   docker build -t backroom .
#   docker run -p 8930:8930 -v backroom:/data backroom
#
# compose.yaml puts PostgreSQL behind it and a proxy with a certificate before it.

FROM python:3.13-slim AS build
# The newest of Debian's stable release will do: these tools stay here.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --no-install-recommends -y gcc libc6-dev make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /backroom
COPY . .
RUN make wheel

FROM python:3.13-slim
COPY --from=build /backroom/constraints.txt /backroom/dist/*.whl /tmp/
RUN wheel="$(echo /tmp/backroom-*.whl)" \
    && pip install --no-cache-dir --constraint /tmp/constraints.txt "${wheel}[postgres,push]" \
    && rm /tmp/constraints.txt /tmp/backroom-*.whl \
    && useradd --system --uid 10930 --create-home backroom \
    && install --directory --owner=backroom /data
USER 10930
WORKDIR /data
VOLUME /data
EXPOSE 8930
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8930/health', timeout=8)"]
ENTRYPOINT ["backroom"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data"]
