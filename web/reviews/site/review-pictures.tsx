import { ImagePlus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { mostReviewPictures } from '#contract/reviews.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Print } from '#web/ui/print.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { AddedPicture, useReviewPictures } from './use-review-pictures.ts'

/** Up to four pictures, each shown as it arrived, or with what was wrong with it. */
export function ReviewPictures({ of }: { of: ReturnType<typeof useReviewPictures> }) {
  const { pictures, tooMany, canAdd, add, remove } = of
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const focusLater = useFocusLater()
  const takeAway = (key: number) => {
    remove(key)
    focusLater(() => input.current)
  }
  return (
    <div>
      <p id={id} className="text-sm font-semibold">
        Pictures <span className="font-normal text-ink-3">(optional)</span>
      </p>
      <p className="mb-3 text-xs text-ink-3">
        <bdi>Up to {mostReviewPictures}, 12 MB each. Where they were taken is removed from them.</bdi>
      </p>
      {pictures.length > 0 && (
        <ul aria-labelledby={id} className="mb-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
          {pictures.map((one) => (
            <li key={one.key} className="relative">
              <Shown one={one} />
              <button
                type="button"
                onClick={() => takeAway(one.key)}
                aria-label={`Take away ${one.fileName}`}
                className="absolute end-1 top-1 grid size-11 place-items-center"
              >
                <span className="grid size-7 place-items-center rounded-ring bg-slip text-on-slip">
                  <Icon of={X} dense />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {pictures.map(inWords).join(' ')}
      </p>
      <p role="status" className="mb-3 text-sm text-ink-2 empty:hidden">
        {tooMany > 0 && `${tooMany === 1 ? 'One more was' : `${tooMany} more were`} chosen than there is room for.`}
      </p>
      <label
        className={buttonLook(
          {
            className:
              'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ai',
          },
          !canAdd,
        )}
      >
        <input
          ref={input}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          disabled={!canAdd}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])])
            // The same file may be chosen again after it was taken away.
            currentTarget.value = ''
          }}
          className="sr-only"
        />
        <Icon of={ImagePlus} />
        Add pictures
      </label>
    </div>
  )
}

const inWords = ({ fileName, state }: AddedPicture) =>
  state === 'coming' ? `${fileName} is on its way.` : state === 'here' ? `${fileName} is added.` : ''

function Shown({ one: { state, picture, fileName, fault } }: { one: AddedPicture }) {
  if (state === 'here' && picture)
    return <Print of={picture} alt={fileName} sizes="(width < 600px) 50vw, 160px" className="aspect-3/2" />
  if (state === 'coming') return <Skeleton className="aspect-3/2" />
  return (
    <div role="alert" className="grid aspect-3/2 content-end border border-beni p-2 pt-10">
      <ErrorWords>
        <span className="line-clamp-1 wrap-anywhere">{fileName}</span> {fault}
      </ErrorWords>
    </div>
  )
}
