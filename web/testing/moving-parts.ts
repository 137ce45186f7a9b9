/** Everything in this document that moves, or would move when touched. It stands alone: journeys send it into their pages. */
export function movingParts(): string[] {
  // Chromium lists those that have come to their end until the next frame is drawn.
  const running = document.getAnimations().filter((animation) => animation.playState !== 'finished')
  const moving = running.map((animation) => `running: ${animation.constructor.name}`)
  const takesTime = (durations: string) => durations.split(', ').some((one) => Number.parseFloat(one) > 0)
  // What an element does follows from its classes: of those that are alike, one is asked.
  const asked = new Set<string>()
  for (const element of document.querySelectorAll('*')) {
    const kind = `${element.tagName} ${element.getAttribute('class')} ${element.getAttribute('style')}`
    if (asked.has(kind)) continue
    asked.add(kind)
    for (const part of [null, '::before', '::after']) {
      const style = getComputedStyle(element, part)
      const animates = style.animationName !== 'none' && takesTime(style.animationDuration)
      if (animates || takesTime(style.transitionDuration)) moving.push(`${element.tagName} ${element.className}`)
    }
  }
  return moving
}
