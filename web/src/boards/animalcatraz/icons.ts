/** Small signs of this board, from the game-icons set; what is large is drawn. */

export { default as AMBULANCE } from "icon:ambulance";
export { default as CHAIR } from "icon:wooden-chair";
export { default as CRIME } from "icon:secret-book";
export { default as GANGSTER } from "icon:convict";
export { default as NIGHT } from "icon:moon";
export { default as SCROLL } from "icon:scroll-unfurled";
export { default as TOOTHBRUSH } from "icon:toothbrush";
export { default as TRAP } from "icon:box-trap";
