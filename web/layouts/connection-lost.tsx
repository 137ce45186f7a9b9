import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { holdReloads, isReachable } from '#web/platform/held-reload.ts'
import { buttonLook } from '#web/ui/button-look.ts'

/** A page whose code did not arrive: with a connection it is loaded whole, without one the present page stays. */
export function ConnectionLost() {
  const { location: wanted } = useNavigation()
  const { key } = useLocation()
  // Where it happened: as soon as another page was reached, it is forgotten.
  const [lostAt, setLostAt] = useState<string>()
  const target = wanted && wanted.pathname + wanted.search + wanted.hash

  const open = useCallback(async () => {
    if (await isReachable()) location.assign(target ?? location.href)
    else setLostAt(key)
  }, [target, key])
  useEffect(() => holdReloads(open), [open])

  if (lostAt !== key) return null
  return (
    <div
      role="alert"
      className="fixed inset-x-5 bottom-5 z-50 mx-auto flex max-w-[560px] flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-field border border-ink bg-surface px-5 py-4 shadow-lift"
    >
      <p className="min-w-0 flex-1 basis-64">
        <strong className="block font-semibold">We could not be reached</strong>
        <span className="text-sm text-ink-2">The page did not open. This one stays as it is.</span>
      </p>
      <button type="button" onClick={open} className={buttonLook({ size: 'small' })}>
        Try again
      </button>
    </div>
  )
}
