/** "4½", "5": stars as they are said, to the nearest half. */
export function inHalves(stars: number): string {
  const halves = Math.round(stars * 2)
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`
}
