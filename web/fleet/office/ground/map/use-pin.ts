import { useMemo } from 'react'
import type { Spot } from '#core/coast/sea.ts'
import { readFigure } from '../figures.ts'

/** A pin as its figures are typed; null until both are some of Japan. */
export function usePin({ latitude, longitude }: { latitude: string; longitude: string }): Spot | null {
  const [north, east] = [readFigure(latitude), readFigure(longitude)]
  return useMemo(
    () => (north >= 20 && north <= 46 && east >= 122 && east <= 154 ? { latitude: north, longitude: east } : null),
    [north, east],
  )
}
