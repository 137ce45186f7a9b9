import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react'

interface OpenedProps {
  trigger: ReactNode
}

interface LazyOnPressProps {
  /** Loads what the button opens; it is not asked for before somebody comes near. */
  load: () => Promise<ComponentType<OpenedProps>>
  /** The button. The first one only fetches; the second, once loaded, opens by itself. */
  trigger: (props: { onPress?: () => void; onHoverStart?: () => void; onFocus?: () => void }) => ReactNode
}

/** A button whose menu or drawer is fetched when it is first touched, so that nobody pays for it before. */
export function LazyOnPress({ load, trigger }: LazyOnPressProps) {
  const [isWanted, setWanted] = useState(false)
  const Opened = useMemo(() => lazy(async () => ({ default: await load() })), [load])
  const fetchAhead = () => void load()
  const waiting = trigger({ onPress: () => setWanted(true), onHoverStart: fetchAhead, onFocus: fetchAhead })
  if (!isWanted) return waiting
  return (
    <Suspense fallback={waiting}>
      <Opened trigger={trigger({})} />
    </Suspense>
  )
}
