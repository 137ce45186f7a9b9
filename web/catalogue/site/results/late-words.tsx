import { useEffect, useState } from 'react'

/** Long enough that a run of presses is announced once. */
const pauseMs = 400

/** Says a live number to assistive technology when it has come to rest; what the page began with is not news. */
export function LateWords({ children: words }: { children: string }) {
  const [begun] = useState(words)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const pause = setTimeout(() => setSaid((before) => (words === begun && before === '' ? '' : words)), pauseMs)
    return () => clearTimeout(pause)
  }, [words, begun])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
