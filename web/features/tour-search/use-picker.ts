import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#web/platform/hydrated.ts'

export interface PickerProps {
  /** The field's button: the picker opens beside it, and gives it the focus back. */
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  value: string
  /** An empty word takes the answer back. */
  onChange: (value: string) => void
}

/** State that begins anew whenever the page names another value. */
function useFollowing<T>(value: T) {
  const [state, setState] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setState(value)
  }
  return [state, setState] as const
}

/**
 * The browser's own field before the page is alive; then a button whose picker is fetched when somebody comes near;
 * and where that cannot be fetched, the browser's own again.
 */
export function usePicker(named: string, load: () => Promise<ComponentType<PickerProps>>) {
  const isHydrated = useHydrated()
  const [value, setValue] = useFollowing(named)
  const [stage, setStage] = useState<'before' | 'button' | 'native'>(isHydrated ? 'button' : 'before')
  const [Picker, setPicker] = useState<ComponentType<PickerProps>>()
  const [isOpen, setOpen] = useState(false)
  const nativeRef = useRef<HTMLInputElement>(null)
  const triggerRef = useRef<HTMLButtonElement>(null)

  // What was answered before is kept, and a field in use is not taken away from under the fingers.
  useEffect(() => {
    const field = nativeRef.current
    if (stage !== 'before' || !field) return
    const takeOver = () => {
      setValue(field.value)
      setStage('button')
    }
    if (document.activeElement !== field) return takeOver()
    field.addEventListener('blur', takeOver, { once: true })
    return () => field.removeEventListener('blur', takeOver)
  }, [stage, setValue])

  const fetchAhead = () => load().catch(() => undefined)
  const open = async () => {
    const loaded = await fetchAhead()
    if (!loaded) return setStage('native')
    setPicker(() => loaded)
    setOpen(true)
  }
  return { stage, value, setValue, nativeRef, triggerRef, Picker, isOpen, setOpen, open, fetchAhead }
}
