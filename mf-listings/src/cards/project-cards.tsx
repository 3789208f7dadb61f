import { useLanguage, useTexts } from '@facade/section-kit';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { Icon } from '@facade/shared-ui';
import { CardList } from './card-list.style.ts';
import { CardPictures } from './card-pictures.tsx';
import { cardSizes } from './card-sizes.ts';
import type { CardProject } from './project-data.ts';

interface ProjectCardsProps {
  projects: CardProject[];
  perRow: 2 | 3 | 4;
  onPhone?: 'stack' | 'strip';
  heading: 'h2' | 'h3';
  first?: boolean;
}

/** New-build projects as cards. */
export function ProjectCards({ projects, perRow, onPhone = 'stack', heading, first = false }: ProjectCardsProps) {
  const sizes = cardSizes(perRow, onPhone);
  return (
    <CardList data-per-row={perRow} data-on-phone={onPhone}>
      {projects.map((project, index) => (
        <ProjectCard
          key={project.id}
          project={project}
          heading={heading}
          sizes={sizes}
          priority={first && index === 0}
        />
      ))}
    </CardList>
  );
}

interface ProjectCardProps {
  project: CardProject;
  heading: 'h2' | 'h3';
  sizes: string;
  priority: boolean;
}

function ProjectCard({ project, heading: Heading, sizes, priority }: ProjectCardProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { path, name, city, picture, priceMin, priceMax, unitCount, availableCount, optionCount, deliveryAt } = project;
  const soldOut = unitCount > 0 && availableCount === 0;
  const delivery = deliveryQuarter(deliveryAt);
  return (
    <li className="card" data-closed={soldOut ? '' : undefined}>
      <div className="gallery">
        <CardPictures
          {...{ path, name, sizes, priority }}
          pictures={picture ? [picture] : []}
          awake={false}
          none={t('card.noPicture')}
        />
        {soldOut && <span className="closed">{t('project.soldOut')}</span>}
      </div>
      <div className="text">
        <Heading className="name">
          <a href={path} data-prefetch="">
            {name && name !== city ? [name, city].filter(Boolean).join(', ') : city}
          </a>
        </Heading>
        <p className="price">
          {priceMin === null ? (
            soldOut ? (
              t('project.soldOut')
            ) : (
              formatPrice(null, language, { published: false })
            )
          ) : (
            <>
              {priceMax !== null && priceMax > priceMin
                ? `${formatPrice(priceMin, language)} – ${formatPrice(priceMax, language)}`
                : formatPrice(priceMin, language, { priceUnit: 7 })}
              <small> {t('card.excludesVat')}</small>
            </>
          )}
        </p>
        <p className="facts">
          {unitCount > 0 && (
            <span className="fact">
              <Icon name="building" size={18} />
              {t('project.available', { available: availableCount, count: unitCount })}
              {optionCount > 0 && `, ${t('project.underOption', { count: optionCount })}`}
            </span>
          )}
          {delivery && (
            <span className="fact">
              <Icon name="calendar" size={18} />
              {t('project.delivery', { ...delivery })}
            </span>
          )}
        </p>
      </div>
    </li>
  );
}

/** The quarter in which a project is delivered: a date would promise too much. Null if unknown. */
function deliveryQuarter(deliveryAt: string | null): { quarter: number; year: number } | null {
  const [, year, month] = deliveryAt?.match(/^(\d{4})-(\d{2})/) ?? [];
  return year && month ? { quarter: Math.ceil(Number(month) / 3), year: Number(year) } : null;
}
