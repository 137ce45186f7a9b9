import { type ComponentType, lazy, useLayoutEffect, useRef, useState } from 'react'
import { nodeAt, type Path, pathTo, wakeOnce } from './wake.ts'

/** A large part of a page and how its code is fetched. */
export interface SleepingPart<Props> {
  load: () => Promise<ComponentType<Props>>
  /** Its component, if the code is here already. */
  ready: () => ComponentType<Props> | undefined
  Drawn: ComponentType<Props>
}

export function sleepingPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): SleepingPart<Props> {
  let part: ComponentType<Props> | undefined
  const load = async () => {
    part ??= await fetchPart()
    return part
  }
  return { load, ready: () => part, Drawn: lazy(async () => ({ default: await load() })) as ComponentType<Props> }
}

type SleepingProps<Props> = {
  part: SleepingPart<Props>
  /** What the part is given. */
  with: Props
  /** Wakes it at once: it must show something else than what the server drew. */
  isWanted?: boolean
}

/**
 * The server draws the part, and its code is fetched only when somebody touches the page: until then the drawing stays
 * as it is, since React leaves alone what it finds inside an element with HTML of its own. The part must draw the same
 * here as on the server, so that nobody sees it wake. Where there is no drawing, because one came from another page of
 * ours, the loader awaits `part.load`.
 */
export function Sleeping<Props extends object>(props: SleepingProps<Props>) {
  return import.meta.env.SSR ? <OnServer {...props} /> : <InBrowser {...props} />
}

function OnServer<Props extends object>({ part: { Drawn }, with: props }: SleepingProps<Props>) {
  return (
    <div>
      <Drawn {...props} />
    </div>
  )
}

function InBrowser<Props extends object>({ part, with: props, isWanted = false }: SleepingProps<Props>) {
  const element = useRef<HTMLDivElement>(null)
  const pressed = useRef<Path | null>(null)
  const focused = useRef<Path | null>(null)
  const [{ Awake }, setPart] = useState({ Awake: part.ready() })

  // Together with the take-over of the page: nobody's first touch falls between the two.
  useLayoutEffect(() => {
    const drawing = element.current
    if (Awake || !drawing) return
    const wake = wakeOnce(part.load, (loaded) => {
      focused.current = pathTo(document.activeElement, drawing)
      setPart({ Awake: loaded })
    })
    // A link works without any code; every other press is kept until it can be answered.
    const keepPress = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest('a[href]')) pressed.current = pathTo(target, drawing)
    }
    drawing.addEventListener('click', keepPress)
    if (isWanted || !drawing.firstChild) wake.now()
    return () => {
      drawing.removeEventListener('click', keepPress)
      wake.stop()
    }
  }, [Awake, part, isWanted])

  useLayoutEffect(() => {
    if (!Awake || !element.current) return
    nodeAt(focused.current, element.current)?.focus({ preventScroll: true })
    nodeAt(pressed.current, element.current)?.click()
    focused.current = pressed.current = null
  }, [Awake])

  if (Awake) {
    return (
      <div key="awake" ref={element}>
        <Awake {...props} />
      </div>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it keeps what the server drew
  return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
