import type { ComponentProps } from 'react'
import type { Picture } from '#contract/media.ts'
import { cx } from '#web/ui/cx.ts'
import { captionOf } from '#web/ui/office/picture-caption.ts'
import { ReorderHandle } from '#web/ui/office/reorder-handle.tsx'
import { Print } from '#web/ui/print.tsx'
import { fieldId } from './fields.tsx'

type PictureTileProps = {
  index: number
  count: number
  picture: Picture
  isChosen: boolean
  onChoose: () => void
  onStep: (step: 1 | -1) => void
  handle: Omit<ComponentProps<typeof ReorderHandle>, 'label' | 'onStep'>
}

/** One picture on the board: its number, what one sees, and where it is taken to be moved. */
export function PictureTile({ index, count, picture, isChosen, onChoose, onStep, handle }: PictureTileProps) {
  const said = picture.alt.trim()
  return (
    <>
      <div className="relative">
        <button
          id={fieldId(`pictures.${index}`)}
          type="button"
          aria-pressed={isChosen}
          aria-label={`Picture ${index + 1} of ${count}${index === 0 ? ', cover' : ''}: ${said || 'no alternative text yet'}`}
          onClick={onChoose}
          className={cx('block w-full', isChosen && 'outline-2 outline-offset-2 outline-ai')}
        >
          <Print of={picture} alt="" sizes="180px" className="aspect-3/2 border border-line" />
          <span className="absolute start-1.5 top-1.5 rounded-tag bg-surface px-1.5 text-[0.78125rem] font-semibold tabular-nums">
            {index + 1}
          </span>
        </button>
        <ReorderHandle
          {...handle}
          label={`picture ${index + 1} of ${count}`}
          onStep={onStep}
          className="absolute end-1 top-1 bg-surface"
        />
      </div>
      <p
        className={cx(
          'mt-1 line-clamp-2 text-[0.78125rem] leading-snug',
          said ? 'text-ink-3' : 'font-medium text-beni',
        )}
      >
        <bdi>{said ? (index === 0 ? 'Cover' : captionOf(said)) : 'No alternative text yet'}</bdi>
      </p>
    </>
  )
}
