import type { RouteConfig } from '@react-router/dev/routes'
export default [
  { path: '/', file: 'pages/home.tsx' },
  { path: '/style-guide', file: 'pages/style-guide/style-guide.tsx' },
] satisfies RouteConfig
