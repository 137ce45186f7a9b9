import { Trash2 } from 'lucide-react'
import type { Picture } from '#contract/media.ts'
import { IconButton } from '#web/ui/button.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { TextField } from '#web/ui/field.tsx'
import { ChoosePicture } from '#web/ui/office/choose-picture.tsx'
import { DropPictures } from '#web/ui/office/drop-pictures.tsx'
import { moveItem } from '#web/ui/office/move-item.ts'
import { ReorderHandle } from '#web/ui/office/reorder-handle.tsx'
import { useOfficeUpload } from '#web/ui/office/use-office-upload.ts'
import { useReorder } from '#web/ui/office/use-reorder.ts'
import { Print } from '#web/ui/print.tsx'

const mostPictures = 8

type ClassPicturesProps = {
  pictures: readonly Picture[]
  error: string | undefined
  onChange: (pictures: readonly Picture[]) => void
}

/** The pictures of a class in their order, each with what one sees. */
export function ClassPictures({ pictures, error, onChange }: ClassPicturesProps) {
  const add = (picture: Picture) => {
    if (pictures.length < mostPictures && !pictures.some(({ path }) => path === picture.path))
      onChange([...pictures, picture])
  }
  const { send, coming, faults } = useOfficeUpload(add)
  const { row, handle, move } = useReorder({
    count: pictures.length,
    onMove: (from, to) => onChange(moveItem(pictures, from, to)),
  })
  return (
    <fieldset className="grid min-w-0 gap-2.5">
      <legend className="sr-only">Pictures</legend>
      {pictures.length > 0 && (
        <ol className="grid gap-2.5">
          {pictures.map((picture, index) => (
            <li
              key={picture.path}
              {...row(index)}
              className="grid grid-cols-[auto_96px_minmax(0,1fr)_auto] items-start gap-2.5 data-dragged:opacity-60 max-sm:grid-cols-[auto_minmax(0,1fr)_auto]"
            >
              <ReorderHandle
                {...handle(index)}
                label={`picture ${index + 1} of ${pictures.length}`}
                onStep={(step) => move(index, index + step)}
              />
              <Print of={picture} alt="" sizes="96px" className="aspect-3/2 border border-line" />
              <TextField
                label={`What one sees, picture ${index + 1}`}
                size="small"
                rows={2}
                maxLength={500}
                value={picture.alt}
                onChange={(alt) => onChange(pictures.map((one, at) => (at === index ? { ...one, alt } : one)))}
                error={error && picture.alt.trim() === '' ? 'Say what one sees.' : undefined}
                className="max-sm:col-span-full max-sm:row-start-2"
              />
              <IconButton
                icon={Trash2}
                size="small"
                label={`Take picture ${index + 1} away`}
                onPress={() => onChange(pictures.filter((_, at) => at !== index))}
                className="max-md:size-11"
              />
            </li>
          ))}
        </ol>
      )}
      {pictures.length < mostPictures && (
        <div className="flex flex-wrap items-stretch gap-2.5">
          <ChoosePicture label="From our pictures" without={pictures.map(({ path }) => path)} onChoose={add} />
          <div className="min-w-48 flex-1">
            <DropPictures label="Drop a picture, or choose a file" isBusy={coming > 0} onFiles={send} />
          </div>
        </div>
      )}
      {[...faults, ...(error ? [error] : [])].map((fault) => (
        <ErrorWords key={fault}>{fault}</ErrorWords>
      ))}
    </fieldset>
  )
}
