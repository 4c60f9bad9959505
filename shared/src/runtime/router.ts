// What the bundles get as 'react-router-dom' (scripts/build/webpack.base.cjs, decision 0002). A shared module
// is never tree-shaken, and the whole router is twice what a portal in a browser uses: these are the names host
// and remotes use. A name a remote misses here is a change of the contract; router.test.ts finds it.
export {
  Link,
  Navigate,
  Outlet,
  ScrollRestoration,
  createBrowserRouter,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
