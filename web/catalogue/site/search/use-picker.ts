import { type ComponentType, useState } from 'react'
import { useHydrated } from '#web/platform/hydrated.ts'
import { type PickerFrame, useLatePicker } from '#web/ui/search-ticket/use-late-picker.ts'

export interface PickerProps extends PickerFrame {
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

export function usePicker(named: string, load: () => Promise<ComponentType<PickerProps>>) {
  const [value, setValue] = useFollowing(named)
  const picker = useLatePicker({ isHydrated: useHydrated(), load, onTakeOver: setValue })
  return { ...picker, value, setValue }
}
