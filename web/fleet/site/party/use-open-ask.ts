import { type MouseEvent, useState } from 'react'
import { carAskField, type OpenAsk } from './car-ask.tsx'

/** What is said to whoever goes on with an open question: nobody assumes either answer. */
export const openAskWords = (extraName: string) => `Say how to add the ${extraName}, or leave it as it is.`

/** For a link that goes on: whoever presses it with an open question is led to the question instead. */
export function useOpenAsk(): { openAsk: OpenAsk; onGoOn: (event: MouseEvent) => void } {
  const [extraName, setExtraName] = useState<string | null>(null)
  const [isPressed, setPressed] = useState(false)
  const onOpen = (name: string | null) => {
    setExtraName(name)
    setPressed(false)
  }
  const onGoOn = (event: MouseEvent) => {
    if (extraName === null) return
    event.preventDefault()
    setPressed(true)
    document.getElementById(carAskField)?.querySelector<HTMLElement>('input, button')?.focus()
  }
  return { openAsk: { onOpen, error: isPressed && extraName !== null ? openAskWords(extraName) : undefined }, onGoOn }
}
