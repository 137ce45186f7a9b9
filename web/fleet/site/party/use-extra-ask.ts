import { useEffect, useEffectEvent, useState } from 'react'
import { type Asking, askBefore, hasRoomFor, type Scene } from './ways.ts'

type Fits = (code: string, car: Scene['car']) => void

/**
 * The one extra that is asked about. Its question is put to whatever the party and the car become, so that no other row
 * drops it in silence; once there is room for it, it comes along.
 */
export function useExtraAsk(
  scene: Scene | null,
  onFits: Fits,
): { asking: Asking | null; ask: (code: string | null) => void } {
  const [code, ask] = useState<string | null>(null)
  const fits = scene !== null && code !== null && hasRoomFor(scene, code)
  const tell = useEffectEvent((fitting: string) => scene && onFits(fitting, scene.car))
  useEffect(() => {
    if (!fits || code === null) return
    ask(null)
    tell(code)
  }, [fits, code])
  return { asking: scene !== null && code !== null ? askBefore(scene, code) : null, ask }
}
