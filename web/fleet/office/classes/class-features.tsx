import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { boxLook } from '#web/ui/field-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ClassValues } from './class-values.ts'

const BOX = boxLook('field', 'small', 'max-md:min-h-11')

type FeaturesProps = {
  features: ClassValues['features']
  error: string | undefined
  onChange: (features: ClassValues['features']) => void
}

/** "100 V: a socket beside every seat": a figure and what it is. */
export function ClassFeatures({ features, error, onChange }: FeaturesProps) {
  const box = useRef<HTMLFieldSetElement>(null)
  const focusLater = useFocusLater()
  const set = (index: number, part: Partial<ClassValues['features'][number]>) =>
    onChange(features.map((one, at) => (at === index ? { ...one, ...part } : one)))
  const boxes = () => [...(box.current?.querySelectorAll<HTMLElement>('input') ?? [])]
  return (
    <fieldset ref={box} className="grid min-w-0 gap-2.5">
      <legend className="mb-1.5 text-sm font-semibold">Features</legend>
      {features.map((feature, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: features keep their order and have nothing else
          key={index}
          className="grid grid-cols-[88px_minmax(0,1fr)_auto] items-end gap-2.5"
        >
          <input
            aria-label={`Figure of feature ${index + 1}`}
            placeholder="15 cm"
            maxLength={20}
            value={feature.figure}
            onChange={(event) => set(index, { figure: event.currentTarget.value })}
            className={BOX}
          />
          <input
            aria-label={`Words of feature ${index + 1}`}
            placeholder="What it is"
            maxLength={120}
            value={feature.words}
            onChange={(event) => set(index, { words: event.currentTarget.value })}
            className={BOX}
          />
          <IconButton
            icon={Trash2}
            size="small"
            label={`Take ${feature.words || `feature ${index + 1}`} away`}
            onPress={() => {
              onChange(features.filter((_, at) => at !== index))
              focusLater(() => boxes()[Math.max(0, index - 1) * 2] ?? box.current?.querySelector('button'))
            }}
            className="max-md:size-11"
          />
        </div>
      ))}
      {error && <ErrorWords>{error}</ErrorWords>}
      {features.length < 8 && (
        <Button
          size="small"
          className="justify-self-start max-md:min-h-11"
          onPress={() => {
            onChange([...features, { figure: '', words: '' }])
            focusLater(() => boxes().at(-2))
          }}
        >
          <Icon of={Plus} dense />
          Add a feature
        </Button>
      )}
    </fieldset>
  )
}
