import { useState } from 'react'
import { isWholeTime, readTime } from './typed-time.ts'

/** "24:00" is the end of a day, and no time to begin at. */
export function timeIn(text: string): string {
  const time = readTime(text)
  return time === '24:00' ? '' : (time ?? '')
}

/**
 * A time of the day, of twenty-four hours like every other on the page, as it is typed: the browser's own field would
 * write it as the device does, 07:05 PM beside our 19:05. Empty while there is no time.
 */
export function useTypedTime(value: string, onChange: (time: string) => void) {
  const [typed, setTyped] = useState(value)
  // "19" may become 19:05: what is begun counts when the field is left.
  const known = isWholeTime(typed) || timeIn(typed) === value ? timeIn(typed) : ''
  return {
    // Set by something else on the page, such as a time that is offered.
    value: known === value ? typed : value,
    onType: (text: string) => {
      setTyped(text)
      onChange(isWholeTime(text) ? timeIn(text) : '')
    },
    onLeave: () => {
      const time = timeIn(typed)
      if (!time || known !== value) return
      setTyped(time)
      onChange(time)
    },
  }
}
