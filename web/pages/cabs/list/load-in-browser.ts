import { call } from '#web/platform/api.ts'
import { type ListData, loadList } from './load-list.ts'

export const loadListInBrowser = (params: URLSearchParams): Promise<ListData> => loadList(call, params)
