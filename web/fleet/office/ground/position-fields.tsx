import { TextField } from '#web/ui/field.tsx'
import { readPair } from './figures.ts'

interface Figure {
  name: string
  value: string
  error: string | undefined
  onBlur: () => void
  onChange: (value: string) => void
}

type PositionFieldsProps = {
  latitude: Figure
  longitude: Figure
  hint: string
}

/** Where something stands: both figures typed, or pasted into the first as a map gives them. */
export function PositionFields({ latitude, longitude, hint }: PositionFieldsProps) {
  const takePair = (typed: string) => {
    const pair = readPair(typed)
    latitude.onChange(pair ? pair[0] : typed)
    if (pair) longitude.onChange(pair[1])
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="Latitude" size="small" placeholder="35.6586" hint={hint} {...latitude} onChange={takePair} />
      <TextField label="Longitude" size="small" placeholder="139.7454" {...longitude} />
    </div>
  )
}
