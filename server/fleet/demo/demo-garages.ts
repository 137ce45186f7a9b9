import type { NewGarage } from '../save-areas.store.ts'

export const demoGarages: NewGarage[] = [
  { code: 'shinagawa', name: 'Shinagawa garage', nameJa: '品川車庫', area: 'shinagawa' },
  { code: 'koto', name: 'Koto garage', nameJa: '江東車庫', area: 'koto-odaiba' },
]
