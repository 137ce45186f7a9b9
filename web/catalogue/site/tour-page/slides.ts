/** Which slide of a strip is in view. Mirrored strips scroll to the negative side. */
export function slideInView(strip: { scrollLeft: number; clientWidth: number }): number {
  return strip.clientWidth === 0 ? 0 : Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth)
}

/** Where a key leads among so many slides; undefined for a key that leads nowhere. Arrows follow the reading direction. */
export function slideByKey(key: string, present: number, count: number, isMirrored: boolean): number | undefined {
  const last = count - 1
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return last
    case 'ArrowRight':
      return clamp(present + (isMirrored ? -1 : 1), last)
    case 'ArrowLeft':
      return clamp(present + (isMirrored ? 1 : -1), last)
  }
}

const clamp = (slide: number, last: number) => Math.max(0, Math.min(last, slide))
