import type { Picture } from '#contract/media.ts'
import { ErrorWords } from '../error-words.tsx'
import { TextField } from '../field.tsx'
import { ChoosePicture } from './choose-picture.tsx'
import { DropPictures } from './drop-pictures.tsx'
import { Crops, FocalPointPicker } from './focal-point-picker.tsx'
import { useOfficeUpload } from './use-office-upload.ts'

type PictureFieldProps = {
  /** What one is called here: "print", "picture". */
  word: string
  picture: Picture | null
  error?: string | undefined
  onChange: (picture: Picture) => void
}

/** One picture of a page: from the shelf or from a file, with what one sees and the point that every crop keeps. */
export function PictureField({ word, picture, error, onChange }: PictureFieldProps) {
  const { send, coming, faults } = useOfficeUpload((uploaded) => onChange({ ...uploaded, alt: picture?.alt ?? '' }))
  return (
    <div className="grid gap-4" data-invalid={error ? '' : undefined}>
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
        label={picture ? `Change ${word}` : `Choose a ${word}`}
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
  )
}

/** What a form says of a picture: of none, to choose one. */
export const pictureFault = (fault: string | undefined, picture: Picture | null, missing: string) =>
  fault && (picture ? fault : missing)
