import type { Ref } from 'react'
import { Link } from 'react-router'
import type { Picture } from '#contract/media.ts'
import type { JudgedReview } from '#contract/reviews-office.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { plainDay, shortDay } from '#web/ui/day.ts'
import { usePictureAddresses } from '#web/ui/picture-addresses.ts'
import { Print } from '#web/ui/print.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { AnswerForm } from './answer-form.tsx'
import { crewInWords, partWords, tagOf } from './review-words.ts'
import { Stars } from './stars.tsx'

export interface RowDeeds {
  release: () => void
  hide: () => void
  openAnswer: () => void
  closeAnswer: () => void
  answered: (review: JudgedReview) => void
  choose: (isChosen: boolean) => void
}

type ReviewRowProps = {
  review: JudgedReview
  rowRef: Ref<HTMLLIElement>
  isHere: boolean
  isChosen: boolean
  isAnswering: boolean
  isPending: boolean
  deeds: RowDeeds
  onFocus: () => void
}

/** One review: who, when and with how many stars; what they wrote; what can be done. */
export function ReviewRow({
  review,
  rowRef,
  isHere,
  isChosen,
  isAnswering,
  isPending,
  deeds,
  onFocus,
}: ReviewRowProps) {
  const { tone, word } = tagOf(review)
  return (
    <li
      ref={rowRef}
      tabIndex={isHere ? 0 : -1}
      onFocus={onFocus}
      aria-label={`${review.stars} of 5 stars, ${review.author}, ${review.tourTitle}, ${word}`}
      className={cx(
        'grid gap-x-5 gap-y-3 border-b border-line px-4.5 py-4 -outline-offset-2 last:border-b-0 md:grid-cols-[176px_minmax(0,1fr)_296px]',
        isHere && 'focus-visible:outline-2 focus-visible:outline-ai',
      )}
    >
      <Who review={review} isChosen={isChosen} onChoose={deeds.choose} />
      <div className="min-w-0">
        <p className="font-serif text-[1.03125rem] leading-normal whitespace-pre-line wrap-anywhere">
          <bdi>{review.text}</bdi>
        </p>
        <Crew of={review.crew} />
        <Parts of={review.parts} />
        {review.pictures.length > 0 && (
          <ul aria-label="Pictures of the guest" className="mt-2.5 flex flex-wrap gap-2">
            {review.pictures.map((picture) => (
              <li key={picture.path}>
                <GuestPicture picture={picture} />
              </li>
            ))}
          </ul>
        )}
        {review.status === 'hidden' && review.reason && (
          <p className="mt-2 text-sm text-ink-2">
            Hidden because: <bdi>{review.reason}</bdi>
          </p>
        )}
        {isAnswering ? (
          <AnswerForm key={review.version} review={review} onAnswered={deeds.answered} onClose={deeds.closeAnswer} />
        ) : (
          review.answer && (
            <p className="mt-2.5 border-s-2 border-line ps-3.5 text-sm whitespace-pre-line wrap-anywhere">
              <b className="font-semibold">
                Annai{review.answeredAt && <bdi>, {shortDay(review.answeredAt.slice(0, 10))}</bdi>}.
              </b>{' '}
              <bdi>{review.answer}</bdi>
            </p>
          )
        )}
      </div>
      <div className="flex flex-wrap content-start gap-2 md:justify-end">
        <span className="w-full md:text-end">
          <Tag tone={tone}>{word}</Tag>
        </span>
        {review.status !== 'released' && (
          <Button size="small" className="max-md:min-h-11" isPending={isPending} onPress={deeds.release}>
            Release
          </Button>
        )}
        {!isAnswering && review.status !== 'hidden' && (
          <Button size="small" className="max-md:min-h-11" onPress={deeds.openAnswer}>
            {review.answer ? 'Change answer' : 'Answer'}
          </Button>
        )}
        {review.status !== 'hidden' && (
          <Button size="small" className="max-md:min-h-11" onPress={deeds.hide}>
            Hide
          </Button>
        )}
      </div>
    </li>
  )
}

type WhoProps = { review: JudgedReview; isChosen: boolean; onChoose: (isChosen: boolean) => void }

function Who({ review, isChosen, onChoose }: WhoProps) {
  return (
    <div className="text-sm">
      <div className="flex items-center gap-2.5">
        {review.status === 'waiting' && (
          <label className="-my-2 grid min-h-9 min-w-6 cursor-pointer place-items-center max-md:-ms-3.5 max-md:min-h-11 max-md:min-w-11">
            <input
              type="checkbox"
              checked={isChosen}
              onChange={(event) => onChoose(event.target.checked)}
              aria-label={`Choose what ${review.author} wrote`}
              className="size-4 accent-ai"
            />
          </label>
        )}
        <Stars count={review.stars} />
      </div>
      <p className="mt-1.5 font-semibold">
        <bdi>{review.author}</bdi>
      </p>
      <p className="text-ink-2">
        <bdi className="block">{plainDay(review.day)}</bdi>
        <Link to={`/tour/detail/${review.tourSlug}`} className="link inline-flex min-h-6 items-center max-md:min-h-11">
          <bdi>{review.tourTitle}</bdi>
        </Link>
      </p>
      {review.reference ? (
        <p className="mt-1 flex flex-wrap gap-x-3 text-[0.8125rem]">
          <Link
            to={`/admin/tour-bookings/edit/${review.reference}`}
            className="link inline-flex min-h-6 items-center max-md:min-h-11"
          >
            <bdi>{review.reference}</bdi>
          </Link>
          {review.guest && (
            <Link
              to={`/admin/guests/detail?id=${review.reference}`}
              className="link inline-flex min-h-6 items-center max-md:min-h-11"
            >
              <bdi>{review.guest}</bdi>
            </Link>
          )}
        </p>
      ) : (
        <p className="mt-1 text-[0.8125rem] text-ink-3">No booking behind it</p>
      )}
    </div>
  )
}

/** Whom the stars are about. */
function Crew({ of: crew }: { of: JudgedReview['crew'] }) {
  const words = crewInWords(crew)
  if (words === '') return null
  return (
    <p className="mt-1.5 text-[0.8125rem] text-ink-2">
      <bdi>{words}</bdi>
    </p>
  )
}

function Parts({ of: parts }: { of: JudgedReview['parts'] }) {
  const judged = (Object.keys(partWords) as (keyof typeof partWords)[]).filter((part) => parts[part] !== null)
  if (judged.length === 0) return null
  return (
    <dl className="mt-1.5 flex flex-wrap gap-x-4 text-[0.8125rem] text-ink-3 tabular-nums">
      {judged.map((part) => (
        <div key={part} className="flex gap-1.5">
          <dt>{partWords[part]}</dt>
          <dd className={cx('font-semibold', (parts[part] ?? 5) < 3 ? 'text-beni' : 'text-ink-2')}>{parts[part]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Small among the words; a press opens it large. */
function GuestPicture({ picture }: { picture: Picture }) {
  return (
    <a href={usePictureAddresses(picture).src} target="_blank" rel="noreferrer" className="block">
      <Print of={picture} sizes="108px" className="h-[4.5rem] w-[108px]" />
    </a>
  )
}
