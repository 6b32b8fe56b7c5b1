/** In place of the carousel's components that write a style element; see carouselVariables.ts. */
export const CarouselVariables = () => null;
export const CarouselContainerVariables = () => null;
