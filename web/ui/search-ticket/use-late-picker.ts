import { type ComponentType, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

export interface PickerFrame {
  /** The field's button: the picker opens beside it, and gives it the focus back. */
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

interface LatePickerOptions<Props> {
  isHydrated: boolean
  load: () => Promise<ComponentType<Props>>
  /** What the browser's own field was answered before the page was alive. */
  onTakeOver: (written: string) => void
}

/**
 * The browser's own field before the page is alive; then a button whose picker is fetched when somebody comes near;
 * and where that cannot be fetched, the browser's own again.
 */
export function useLatePicker<Props>({ isHydrated, load, onTakeOver }: LatePickerOptions<Props>) {
  const [stage, setStage] = useState<'before' | 'button' | 'native'>(isHydrated ? 'button' : 'before')
  const [Picker, setPicker] = useState<ComponentType<Props>>()
  const [isOpen, setOpen] = useState(false)
  const nativeRef = useRef<HTMLInputElement>(null)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const takeOver = useEffectEvent((field: HTMLInputElement) => {
    onTakeOver(field.value)
    setStage('button')
  })

  const fetchAhead = () => load().catch(() => undefined)
  /** The first press woke the page, which now answers it; whoever has begun to write or to choose goes on. */
  const answerPress = useEffectEvent(async (field: HTMLInputElement) => {
    const isUntouched = () => field.isConnected && field.value === field.defaultValue && !hasOwnPicker(field)
    const loaded = isUntouched() && (await fetchAhead())
    if (!loaded || !isUntouched()) return
    setPicker(() => loaded)
    takeOver(field)
    setOpen(true)
  })

  // What was answered before is kept, and a field in use is not taken away from under the fingers.
  useEffect(() => {
    const field = nativeRef.current
    if (stage !== 'before' || !field) return
    if (document.activeElement !== field) return takeOver(field)
    const onBlur = () => takeOver(field)
    const onClick = () => answerPress(field)
    field.addEventListener('blur', onBlur, { once: true })
    field.addEventListener('click', onClick)
    return () => {
      field.removeEventListener('blur', onBlur)
      field.removeEventListener('click', onClick)
    }
  }, [stage])

  const open = async () => {
    const loaded = await fetchAhead()
    if (!loaded) return setStage('native')
    setPicker(() => loaded)
    setOpen(true)
  }
  return { stage, nativeRef, triggerRef, Picker, isOpen, setOpen, open, fetchAhead }
}

/** Of days and hours the browser has opened its own at the press. */
const hasOwnPicker = ({ type }: HTMLInputElement) => type.startsWith('date')
