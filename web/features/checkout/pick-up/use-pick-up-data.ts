import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type KnownPlace, knownPlaces } from '#contract/places.ts'
import type { OfferedExtra } from '#contract/pricing.ts'
import { call } from '#web/platform/api.ts'
import { askForExtras } from '../offered-extras.ts'

interface PickUpData {
  places: readonly KnownPlace[]
  extras: readonly OfferedExtra[]
}

/** Asked for once in a tab: neither changes while somebody books. */
let known: PickUpData | null = null

async function ask(): Promise<PickUpData> {
  const [{ places }, extras] = await Promise.all([call(knownPlaces), askForExtras()])
  known = { places, extras }
  return known
}

/** Where guests are met and what may be wished beside the day. Without an answer, addresses can still be written. */
export function usePickUpData() {
  const [data, setData] = useState(known)
  const [hasFailed, setFailed] = useState(false)
  const fetchData = useCallback(async () => {
    setFailed(false)
    try {
      setData(await ask())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(true)
    }
  }, [])
  useEffect(() => {
    if (!known) fetchData()
  }, [fetchData])
  return { places: data?.places ?? [], extras: data?.extras ?? [], hasFailed, retry: fetchData }
}
