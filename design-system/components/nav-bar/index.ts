export { Brand, type BrandProps, NavBar, type NavBarProps, NavItem, type NavItemProps } from './nav-bar.tsx';
