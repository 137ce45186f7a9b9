import type { Picture } from '#contract/media.ts'
import { LineMark, StopMark } from '#web/catalogue/site/mark.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { PictureField } from '#web/ui/office/picture-field.tsx'
import type { LineValues } from './line-values.ts'

type LinePictureProps = {
  values: LineValues
  tours: number
  error?: string
  onChange: (picture: Picture) => void
}

/** How the line looks: its sign, its stations and its print. */
export function LinePicture({ values, tours, error, onChange }: LinePictureProps) {
  const { picture, letter, name, summary } = values
  return (
    <Panel title="How it looks" flush>
      <div className="flex items-center gap-4 bg-paper-2 px-4.5 py-4">
        <LineMark line={letter || '?'} />
        <div className="min-w-0">
          <p className="truncate font-serif text-[1.25rem] leading-tight">
            <bdi>{name || 'A category'}</bdi>
          </p>
          <p className="truncate text-sm text-ink-2">
            <bdi>{summary}</bdi>
          </p>
        </div>
        <span className="ms-auto flex gap-1.5 max-sm:hidden">
          {tours > 0 && <StopMark line={letter || '?'} stop={1} />}
          {tours > 1 && <StopMark line={letter || '?'} stop={2} />}
        </span>
      </div>
      <div className="px-4.5 py-4">
        <PictureField word="print" picture={picture} error={error} onChange={onChange} />
      </div>
    </Panel>
  )
}
