import type { Picture } from '#contract/media.ts'
import { LineMark, StopMark } from '#web/catalogue/site/mark.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { TextField } from '#web/ui/field.tsx'
import { ChoosePicture } from '#web/ui/office/choose-picture.tsx'
import { DropPictures } from '#web/ui/office/drop-pictures.tsx'
import { Crops, FocalPointPicker } from '#web/ui/office/focal-point-picker.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { useOfficeUpload } from '#web/ui/office/use-office-upload.ts'
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
  const { send, coming, faults } = useOfficeUpload((uploaded) => onChange({ ...uploaded, alt: picture?.alt ?? '' }))
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
      <div className="grid gap-4 px-4.5 py-4" data-invalid={error ? '' : undefined}>
        {picture && (
          <>
            <FocalPointPicker
              of={picture}
              label="Click, or arrow keys, to set the focal point"
              onChange={(focus) => onChange({ ...picture, focus })}
            />
            <Crops of={picture} />
            <TextField
              label="Alternative text"
              size="small"
              rows={3}
              value={picture.alt}
              onChange={(alt) => onChange({ ...picture, alt })}
              hint={`Say what one sees and where. ${[...picture.alt].length} of 500 characters`}
              error={error}
            />
          </>
        )}
        <DropPictures
          label={picture ? 'Change print' : 'Choose a print'}
          isBusy={coming > 0}
          onFiles={send}
          className="min-h-20"
        >
          <span className="text-ink-3">png, jpeg, gif, bmp or ico, up to 12 MB</span>
        </DropPictures>
        <div>
          <ChoosePicture label="From our pictures" without={picture ? [picture.path] : []} onChoose={onChange} />
        </div>
        {!picture && error && <ErrorWords>{error}</ErrorWords>}
        {faults.length > 0 && (
          <div role="alert">
            {faults.map((fault) => (
              <ErrorWords key={fault}>{fault}</ErrorWords>
            ))}
          </div>
        )}
      </div>
    </Panel>
  )
}
