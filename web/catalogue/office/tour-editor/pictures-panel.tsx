import { Star, Trash2 } from 'lucide-react'
import type { Picture } from '#contract/media.ts'
import type { DraftPicture, TourDraft } from '#contract/tour-draft.ts'
import { draftLimits } from '#contract/tour-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChoosePicture } from '#web/ui/office/choose-picture.tsx'
import { DropPictures } from '#web/ui/office/drop-pictures.tsx'
import { Crops, FocalPointPicker } from '#web/ui/office/focal-point-picker.tsx'
import { moveItem } from '#web/ui/office/move-item.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { useOfficeUpload } from '#web/ui/office/use-office-upload.ts'
import { useReorder } from '#web/ui/office/use-reorder.ts'
import { LineField, lengthWords } from './fields.tsx'
import { PictureTile } from './picture-tile.tsx'
import type { TourEditing } from './use-tour-draft.ts'

type PicturesPanelProps = {
  editing: TourEditing
  /** What is known of the files, by path. */
  facts: ReadonlyMap<string, Picture>
  onUploaded: (picture: Picture) => void
  chosen: number
  onChoose: (index: number) => void
  say: (words: string) => void
  onRemove: (what: string, without: (now: TourDraft) => TourDraft) => void
}

/** The pictures in their order, the cover first; each with what one sees and the point that its crops keep. */
export function PicturesPanel(props: PicturesPanelProps) {
  const { editing, facts, onUploaded, chosen, onChoose, say, onRemove } = props
  const { draft, change } = editing
  const { pictures } = draft
  const add = (picture: Picture) => {
    onUploaded(picture)
    change((now) => ({
      ...now,
      pictures: [...now.pictures, { path: picture.path, alt: picture.alt, focus: picture.focus }].slice(
        0,
        draftLimits.pictures,
      ),
    }))
    say('A picture was added at the end. Say what one sees in it.')
  }
  const { send, coming, faults } = useOfficeUpload(add)
  const { row, handle, move } = useReorder({
    count: pictures.length,
    board: true,
    onMove: (from, to) => {
      change((now) => ({ ...now, pictures: moveItem(now.pictures, from, to) }))
      onChoose(to)
      say(to === 0 ? 'It is now the cover.' : `It is now picture ${to + 1} of ${pictures.length}.`)
    },
  })
  const index = Math.min(chosen, pictures.length - 1)
  const picture = pictures[index]
  const shown = picture && pictureOf(picture, facts)
  const setPicture = (part: Partial<DraftPicture>) =>
    change((now) => ({ ...now, pictures: now.pictures.map((one, at) => (at === index ? { ...one, ...part } : one)) }))
  const remove = () => {
    onRemove(`Picture ${index + 1}`, (now) => ({ ...now, pictures: now.pictures.filter((_, at) => at !== index) }))
    onChoose(Math.max(0, index - 1))
  }
  return (
    <Panel title="Pictures" id="pictures" aside={`${pictures.length} of ${draftLimits.pictures}`}>
      <ul className="grid grid-cols-2 gap-x-2.5 gap-y-3 sm:grid-cols-3" id="field-pictures">
        {pictures.map((one, at) => {
          const known = pictureOf(one, facts)
          return (
            <li key={one.path} {...row(at)} className="min-w-0 data-dragged:opacity-60">
              {known && (
                <PictureTile
                  index={at}
                  count={pictures.length}
                  picture={known}
                  isChosen={at === index}
                  onChoose={() => onChoose(at)}
                  onStep={(step) => move(at, at + step)}
                  handle={handle(at)}
                />
              )}
            </li>
          )
        })}
        {pictures.length < draftLimits.pictures && (
          <li>
            <DropPictures label="Add pictures" several isBusy={coming > 0} onFiles={send} className="aspect-3/2" />
            <p className="mt-1 text-[0.78125rem] leading-snug text-ink-3">
              Drop png, jpeg, gif, bmp or ico. 12 MB each
            </p>
          </li>
        )}
      </ul>
      {pictures.length < draftLimits.pictures && (
        <div className="mt-3">
          <ChoosePicture label="From our pictures" without={pictures.map(({ path }) => path)} onChoose={add} />
        </div>
      )}
      {faults.length > 0 && (
        <div role="alert" className="mt-3 grid gap-1">
          {faults.map((fault) => (
            <ErrorWords key={fault}>{fault}</ErrorWords>
          ))}
        </div>
      )}
      {picture && shown && (
        <div className="mt-4 grid gap-4.5 border-t border-line pt-3.5 sm:grid-cols-2">
          <FocalPointPicker
            of={shown}
            label={`Picture ${index + 1}. Click, or arrow keys, to set the focal point`}
            onChange={(focus) => setPicture({ focus })}
          />
          <div className="grid content-start gap-3">
            <Crops of={shown} />
            <LineField
              label="Alternative text"
              path={`pictures.${index}.alt`}
              rows={4}
              value={picture.alt}
              onChange={(alt) => setPicture({ alt })}
              hint={`Say what one sees and where. ${lengthWords(picture.alt, draftLimits.alt)}`}
            />
            <div className="flex flex-wrap gap-2">
              {index > 0 && (
                <Button size="small" onPress={() => move(index, 0)} className="max-md:min-h-11">
                  <Icon of={Star} dense /> Make it the cover
                </Button>
              )}
              <Button size="small" onPress={remove} className="!text-beni max-md:min-h-11">
                <Icon of={Trash2} dense /> Remove
              </Button>
            </div>
          </div>
        </div>
      )}
    </Panel>
  )
}

/** The file with the words and the point of the draft. */
export function pictureOf(
  { path, alt, focus }: DraftPicture,
  facts: ReadonlyMap<string, Picture>,
): Picture | undefined {
  const known = facts.get(path)
  return known && { ...known, alt, focus }
}
