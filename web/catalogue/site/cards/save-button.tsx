import { Heart } from 'lucide-react'
import { useEffect } from 'react'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { startWishlist, toggleWish, useWishlist } from './wishlist.ts'

type SaveButtonProps = {
  /** Such as "tour:fuji-at-first-light". */
  item: string
  /** Told after each press what became of it, so that the page can say it. */
  onSaved?: (words: string) => void
  className?: string
}

/** Saves something, or lets it go. Its name stays; whether it is pressed says which. */
export function SaveButton({ item, onSaved, className }: SaveButtonProps) {
  const isSaved = useWishlist()?.includes(item) ?? false
  useEffect(startWishlist, [])
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      onClick={async () => onSaved?.(await toggleWish(item))}
      className={buttonLook({ size: 'small', className })}
    >
      <Icon of={Heart} dense className={cx(isSaved && 'fill-current')} />
      Save
    </button>
  )
}
