import { Images } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { Picture } from '#contract/media.ts'
import { officePictures } from '#contract/media-office.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { TextField } from '../field.tsx'
import { FormRefusal } from '../form-refusal.tsx'
import { Icon } from '../icon.tsx'
import { OpenButton } from '../open-button.tsx'
import { Print } from '../print.tsx'
import { Loading, Skeleton } from '../skeleton.tsx'
import { captionOf } from './picture-caption.ts'

type ChoosePictureProps = {
  label: string
  onChoose: (picture: Picture) => void
  /** Paths that are there already and are not offered again. */
  without?: readonly string[]
}

/** A button that opens the shelf: our prints, and what the office sent before. */
export function ChoosePicture({ label, onChoose, without = [] }: ChoosePictureProps) {
  return (
    <Dialog
      title="Our pictures"
      trigger={
        <OpenButton size="small" className="max-md:min-h-11">
          <Icon of={Images} dense /> {label}
        </OpenButton>
      }
    >
      {(close) => (
        <Shelf
          without={without}
          onChoose={(picture) => {
            onChoose(picture)
            close()
          }}
        />
      )}
    </Dialog>
  )
}

type Found = { q: string; page: number; pictures: readonly Picture[]; total: number }

function Shelf({ without, onChoose }: Required<Pick<ChoosePictureProps, 'without' | 'onChoose'>>) {
  const [asked, setAsked] = useState({ q: '', page: 1 })
  const [found, setFound] = useState<Found | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  useEffect(() => {
    let isOver = false
    // A word is asked for whole.
    const timer = setTimeout(() => {
      void call(officePictures, asked).then(
        ({ pictures, total }) => {
          if (isOver) return
          setRefusal(null)
          setFound((before) => {
            const earlier = asked.page > 1 && before?.q === asked.q ? before.pictures : []
            return { ...asked, pictures: [...earlier, ...pictures], total }
          })
        },
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (!isOver) setRefusal(error)
        },
      )
    }, 150)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asked])
  const pictures = found?.pictures.filter(({ path }) => !without.includes(path)) ?? []
  return (
    <>
      <TextField
        label="What one sees"
        size="small"
        optional
        value={asked.q}
        onChange={(q) => setAsked({ q: q.slice(0, 100), page: 1 })}
      />
      <FormRefusal of={refusal} />
      {!found && !refusal && (
        <Loading label="The pictures are loading." className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
            <Skeleton key={name} className="aspect-3/2" />
          ))}
        </Loading>
      )}
      <p role="status" className={found && found.total > 0 ? 'sr-only' : 'text-sm text-ink-3 empty:hidden'}>
        {found && (found.total > 0 ? `${found.total} pictures` : 'Nothing by these words. Try fewer.')}
      </p>
      {pictures.length > 0 && (
        <ul className="grid max-h-[52vh] grid-cols-2 gap-2.5 overflow-y-auto p-0.5 sm:grid-cols-3">
          {pictures.map((picture) => (
            <li key={picture.path} className="min-w-0">
              <button
                type="button"
                onClick={() => onChoose(picture)}
                className="block w-full text-start text-[0.78125rem] leading-snug text-ink-2 outline-offset-1 hover:text-ink"
              >
                <Print of={picture} alt="" sizes="(width < 640px) 45vw, 160px" className="aspect-3/2" />
                <span className="mt-1 line-clamp-2 min-h-9">{captionOf(picture.alt) || 'No words yet'}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {found && found.pictures.length < found.total && (
        <Button
          size="small"
          onPress={() => setAsked(({ q, page }) => ({ q, page: page + 1 }))}
          className="justify-self-start max-md:min-h-11"
        >
          <bdi>More of {found.total}</bdi>
        </Button>
      )}
    </>
  )
}
