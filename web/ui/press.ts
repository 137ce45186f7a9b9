import type { KeyboardEvent, MouseEvent } from 'react'

type Press = { type: 'button' | 'submit' | 'reset'; isPending: boolean; onPress: (() => void) | undefined }

/**
 * What a button of the browser does when it is pressed. A key is answered when it goes down, and not by the click that
 * the browser makes of it: React Aria takes such a click for a screen reader's, and gives what it opens the focus a frame
 * too late. A key that is held down presses once. What lies around the button hears nothing of it.
 */
export function pressHandlers({ type, isPending, onPress }: Press) {
  const sendsForm = type === 'submit' && !onPress
  return {
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      event.stopPropagation()
      // Safari gives a pressed button no focus; what it opens would not know where to give it back.
      event.currentTarget.focus({ preventScroll: true })
      if (isPending) event.preventDefault()
      else onPress?.()
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (!isPressKey(event)) return
      event.stopPropagation()
      if (sendsForm && !event.repeat) return
      event.preventDefault()
      if (!event.repeat && !isPending) onPress?.()
    },
    // Firefox clicks when the space bar comes up, whatever became of its way down.
    onKeyUp: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (event.key === ' ' && !sendsForm) event.preventDefault()
    },
  }
}

const isPressKey = (event: KeyboardEvent) =>
  (event.key === 'Enter' || event.key === ' ') && !event.ctrlKey && !event.metaKey && !event.altKey
