import { Heart } from 'lucide-react'
import { useRef } from 'react'
import type { Wish } from '#contract/wishlist.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TICK_BOX } from '#web/ui/tick-box.ts'
import { NextFree } from './next-free.tsx'
import type { useSaved } from './use-saved.ts'
import { WISH_GRID, WishCard } from './wish-card.tsx'

type SavedGridProps = {
  wishes: readonly Wish[]
  saved: ReturnType<typeof useSaved>
  /** Items that are ticked to be compared. */
  compared: readonly string[]
  canCompareMore: boolean
  onCompare: (item: string, isTicked: boolean) => void
}

/** Everything saved, each with its heart; what was taken off leaves a tile to put it back. */
export function SavedGrid({ wishes, saved, compared, canCompareMore, onCompare }: SavedGridProps) {
  const grid = useRef<HTMLUListElement>(null)
  const focusLater = useFocusLater()
  const put = (item: string, isSaved: boolean) => {
    saved.change(item, isSaved)
    // The heart gives way to the tile, and the tile to the heart: the focus stays in their place.
    focusLater(() => grid.current?.querySelector<HTMLElement>(`[data-item="${item}"] button`))
  }
  return (
    <ul ref={grid} className={WISH_GRID}>
      {wishes.map((wish) => (
        <li key={wish.item} data-item={wish.item}>
          {saved.isOff(wish.item) ? (
            <TakenOff wish={wish} onPutBack={() => put(wish.item, true)} />
          ) : (
            <WishCard wish={wish} corner={<TakeOff wish={wish} onPress={() => put(wish.item, false)} />}>
              {wish.kind === 'tour' && <NextFree wish={wish} />}
              {wish.kind === 'tour' && (
                <label className="mt-1 inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm has-disabled:cursor-not-allowed has-disabled:text-ink-3">
                  <input
                    type="checkbox"
                    checked={compared.includes(wish.item)}
                    disabled={!canCompareMore && !compared.includes(wish.item)}
                    onChange={({ target }) => onCompare(wish.item, target.checked)}
                    className={TICK_BOX}
                  />
                  Compare<span className="sr-only"> {wish.title}</span>
                </label>
              )}
            </WishCard>
          )}
          {saved.fault?.item === wish.item && (
            <p role="alert" className="mt-1">
              <ErrorWords>{saved.fault.words}</ErrorWords>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function TakeOff({ wish, onPress }: { wish: Wish; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed
      aria-label={`Saved: ${wish.title}`}
      onClick={onPress}
      // Paper and vermilion of the day, on every print and in every theme.
      className="absolute end-3 top-3 grid size-11 place-items-center rounded-ring bg-slip text-slip-seal md:size-10"
    >
      <Icon of={Heart} className="fill-current" />
    </button>
  )
}

function TakenOff({ wish, onPutBack }: { wish: Wish; onPutBack: () => void }) {
  return (
    <div
      role="status"
      className="grid aspect-3/2 place-content-center justify-items-center gap-1 border-[1.5px] border-dashed border-edge p-4 text-center"
    >
      <p className="font-semibold">Taken off the list</p>
      <p className="mb-2 text-sm text-ink-2">
        <bdi>{wish.title}</bdi>
      </p>
      <Button onPress={onPutBack}>
        Put it back<span className="sr-only"> {wish.title}</span>
      </Button>
    </div>
  )
}
