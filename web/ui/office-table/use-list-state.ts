import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { ListDefinition } from './definition.ts'
import { type ListState, readListState, writeListState } from './list-address.ts'

export interface ListControl {
  state: ListState
  /** The address of a changed state; the page begins anew unless it is what changes. */
  at: (change: Partial<ListState>) => string
  go: (change: Partial<ListState>, how?: { replace?: boolean }) => void
}

/** The state of a list, read from the address and changed by going to another. */
export function useListState<Row>(list: ListDefinition<Row>): ListControl {
  const here = useLocation()
  const { location: coming } = useNavigation()
  const navigate = useNavigate()
  const { pathname } = here
  // What was pressed shows at once, and the next press builds on it; the rows follow when they come.
  const { search } = coming?.pathname === pathname ? coming : here
  const state = useMemo(() => readListState(list, new URLSearchParams(search)), [list, search])
  const at = useCallback(
    (change: Partial<ListState>) => pathname + writeListState(list, { ...state, page: 1, ...change }),
    [list, pathname, state],
  )
  const go = useCallback(
    (change: Partial<ListState>, how?: { replace?: boolean }) =>
      void navigate(at(change), { preventScrollReset: true, ...how }),
    [at, navigate],
  )
  return { state, at, go }
}
