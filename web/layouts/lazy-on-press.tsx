import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

export interface OpenedProps {
  trigger: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

interface TriggerProps {
  onPress?: () => void
  onHoverStart?: () => void
  onFocus?: () => void
  autoFocus?: boolean
}

interface LazyOnPressProps {
  /** Loads what the button opens; it is not asked for before somebody comes near. */
  load: () => Promise<ComponentType<OpenedProps>>
  trigger: (props: TriggerProps) => ReactNode
}

/** A button whose menu or drawer is fetched when it is first touched, so that nobody pays for it before. */
export function LazyOnPress({ load, trigger }: LazyOnPressProps) {
  const [Opened, setOpened] = useState<ComponentType<OpenedProps>>()
  const [isOpen, setOpen] = useState(false)

  // The button that takes the place of the first one also takes its focus, and only then opens: so closing gives it back.
  useEffect(() => {
    if (Opened) setOpen(true)
  }, [Opened])

  // Without a connection nothing opens; the next press tries again.
  const fetchAhead = () => void load().catch(() => undefined)
  const open = () =>
    void load().then(
      (loaded) => setOpened(() => loaded),
      () => undefined,
    )
  if (!Opened) return trigger({ onPress: open, onHoverStart: fetchAhead, onFocus: fetchAhead })
  return <Opened trigger={trigger({ autoFocus: true })} isOpen={isOpen} onOpenChange={setOpen} />
}
