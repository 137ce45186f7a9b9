import { type Dispatch, type RefObject, type SetStateAction, useLayoutEffect, useRef, useState } from 'react'
import type { Size } from '#web/catalogue/site/index.ts'
import type { Camera } from './camera.ts'

export interface OurMap {
  frame: RefObject<HTMLDivElement | null>
  /** Null: not laid out yet. */
  size: Size | null
  /** Null: nobody knows yet where to look. */
  camera: Camera | null
  look: Dispatch<SetStateAction<Camera | null>>
}

/** A map as large as its frame, now and after every change of the window. */
export function useMap(): OurMap {
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  const [camera, look] = useState<Camera | null>(null)
  useLayoutEffect(() => {
    const here = frame.current
    if (!here) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = here
      setSize((before) => {
        if (width === 0 || height === 0) return before
        return before?.width === width && before.height === height ? before : { width, height }
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(here)
    return () => observer.disconnect()
  }, [])
  return { frame, size, camera, look }
}
