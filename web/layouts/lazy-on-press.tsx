import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react'

export interface OpenedProps {
  look: string
  label?: string
  children: ReactNode
}

interface LazyOnPressProps extends OpenedProps {
  /** Loads what the button opens, with a button of the same look around it; not asked for before somebody comes near. */
  load: () => Promise<ComponentType<OpenedProps>>
}

/**
 * A button whose menu or drawer is fetched when it is first touched. Until then it is a plain button, so that a page
 * nobody touches loads nothing of React Aria.
 */
export function LazyOnPress({ load, look, label, children }: LazyOnPressProps) {
  const [isWanted, setWanted] = useState(false)
  const Opened = useMemo(() => lazy(async () => ({ default: await load() })), [load])
  const fetchAhead = () => void load()
  const waiting = (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="true"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      className={look}
    >
      {children}
    </button>
  )
  if (!isWanted) return waiting
  return (
    <Suspense fallback={waiting}>
      <Opened look={look} label={label}>
        {children}
      </Opened>
    </Suspense>
  )
}
