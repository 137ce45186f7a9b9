/**
 * Where an element stops as the page goes on below it: a margin from the upper edge or, where the window cannot show
 * all of it, so far above that its lower end, with the price and the way on, stays in view.
 */
export const stickyTop = (height: number, windowHeight: number, margin: number) =>
  Math.min(margin, windowHeight - height - margin)
